import { accessLines } from '#catalogue/access-lines.ts'

/** The file `/data/access-lines.json`: what entries say of steps, wheelchairs, hearing and sight, by slug. */
export const loader = () => Response.json(accessLines)
