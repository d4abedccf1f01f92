import type { Agency } from '#catalogue/schemas/agency.ts'

/**
 * Content that every page may need before its scripts run: the agency's facts, the pictures of screens, the regions. The
 * build writes it to one file, which a page fetches with its scripts, so that no script is renamed if a fact changes.
 */
export const sharedFiles = ['agency.yaml', 'pictures.yaml', 'regions.yaml'] as const

/** Leaves out the agency's notes, which are for doctor, and all colours except the theme colour. The others are in the style sheet. */
export const withoutNotes = (key: string, value: unknown): unknown =>
  key === 'sampleContent'
    ? undefined
    : key === 'colours'
      ? { night: (value as Agency['colours']).night }
      : value

/** Source of such a file's module in the browser. It returns what the starter (publish/finish/starter.js) fetched. */
export const sharedModule = (file: string): string =>
  `export default globalThis.sharedContent[${JSON.stringify(file)}]`
