/** Address of the notes of a trip, a PDF that the build makes. */
export const tripNotesPath = ({ slug }: { slug: string }): string => `/trip-notes/${slug}.pdf`
