import { agency } from '#catalogue/agency.ts'

/** `Packages`, and `Packages, page 2`. */
export const listTitle = (list: string, page = 1): string => (page > 1 ? `${list}, page ${page}` : list)

/** `Bali – Meridaya`. Not a middle dot, which screen readers read out. */
export const pageTitle = (page: string): string => `${page} – ${agency.name}`
