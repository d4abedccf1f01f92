import { later } from '#site/lib/later.tsx'

// Most visitors are signed out: the account menu loads only for signed-in visitors.
export const AccountMenu = later(() => import('./account-menu.tsx').then((module) => module.AccountMenu))
export const AccountRows = later(() => import('./account-rows.tsx').then((module) => module.AccountRows))
