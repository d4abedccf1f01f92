import { tourPackages } from '#catalogue/tour-packages.ts'

/** The file `/data/packages.json`: every package as a card. */
export const loader = () => Response.json(tourPackages)
