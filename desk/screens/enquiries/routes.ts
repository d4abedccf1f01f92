import type { RouteObject } from 'react-router'
import { HowItGoes, howItGoesLoader } from './how-it-goes.tsx'
import { enquiriesLoader, EnquiriesScreen } from './list.tsx'
import { enquiryLoader, EnquiryScreen } from './enquiry.tsx'

export const enquiryRoutes: RouteObject[] = [
  { path: '/enquiries', loader: enquiriesLoader, Component: EnquiriesScreen },
  { path: '/how-it-goes', loader: howItGoesLoader, Component: HowItGoes },
  { path: '/enquiries/:id', loader: enquiryLoader, Component: EnquiryScreen },
]
