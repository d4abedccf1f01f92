import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('pages/home.tsx'),
  route('destinations', 'pages/destinations.tsx'),
  route('destinations/:slug', 'pages/destination.tsx'),
  route('sign-in', 'pages/sign-in.tsx'),
  route('sign-up', 'pages/sign-up.tsx'),
  route('dashboard', 'pages/dashboard.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
