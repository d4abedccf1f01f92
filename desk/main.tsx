import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { rememberPresses } from '#site/lib/focus.ts'
import { LiveRegions } from '#site/lib/live-regions.tsx'
import { routes } from './routes.tsx'
import './styles/app.css'

rememberPresses()
const router = createBrowserRouter(routes)
const place = document.getElementById('desk')
if (place)
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
      <LiveRegions />
    </StrictMode>,
  )
