import { later } from '#site/lib/later.tsx'

/** `KeptDraft` for forms that are part of the page from the start. */
export const LaterDraft = later(() => import('./kept-draft.tsx').then((module) => module.KeptDraft))
