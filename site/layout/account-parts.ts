import { later } from '#site/lib/later.tsx'

// Most visitors are signed out: the account's parts of the frame come once somebody is not.
export const AccountMenu = later(() => import('./account-menu.tsx').then((module) => module.AccountMenu))
export const AccountRows = later(() => import('./account-rows.tsx').then((module) => module.AccountRows))
