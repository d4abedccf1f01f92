/** The address of a trip's notes, a PDF made by the build. */
export const tripNotesPath = ({ slug }: { slug: string }): string => `/trip-notes/${slug}.pdf`
