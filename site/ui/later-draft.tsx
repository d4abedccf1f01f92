import { later } from '#site/lib/later.tsx'

/** `KeptDraft` for forms in prerendered pages. */
export const LaterDraft = later(() => import('./kept-draft.tsx').then((module) => module.KeptDraft))
