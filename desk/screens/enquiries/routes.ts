import type { RouteObject } from 'react-router'
import { Reports, reportsLoader } from './reports.tsx'
import { enquiriesLoader, EnquiriesScreen } from './list.tsx'
import { enquiryLoader, EnquiryScreen } from './enquiry.tsx'

export const enquiryRoutes: RouteObject[] = [
  { path: '/enquiries', loader: enquiriesLoader, Component: EnquiriesScreen },
  { path: '/reports', loader: reportsLoader, Component: Reports },
  { path: '/enquiries/:id', loader: enquiryLoader, Component: EnquiryScreen },
]
