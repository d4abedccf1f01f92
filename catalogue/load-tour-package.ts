import type { TourPackage } from './tour-packages.ts'

/** The whole entry; `null` for an unknown slug. */
export async function loadTourPackage(slug?: string): Promise<TourPackage | null> {
  const { findTourPackage } = await import('./tour-package-files.ts')
  return await findTourPackage(slug)
}
