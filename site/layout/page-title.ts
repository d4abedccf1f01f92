import { agency } from '#catalogue/agency.ts'

/** `Bali · Meridaya`. */
export const pageTitle = (page: string): string => `${page} · ${agency.name}`
