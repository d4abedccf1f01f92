import { accessLines } from '#catalogue/access-lines.ts'

/** The file `/data/access-lines.json`: each entry's notes on steps, wheelchairs, hearing and sight, by slug. */
export const loader = () => Response.json(accessLines)
