export interface PhotographCredit {
  photographer: string
  licence: string
  place: string
}

/** The line below a photograph: who took it, where, and by what right it is shown. */
export const Credit = ({ credit: { photographer, licence, place } }: { credit: PhotographCredit }) => (
  <>
    Photograph: {photographer}, {place} ({licence})
  </>
)
