/**
 * The agency's mark in large: the picture of a page head without a poster. It is drawn in the document, because a picture from a
 * style sheet or a mask would be a late largest paint.
 */
export const Meridian = () => (
  <svg aria-hidden="true" viewBox="0 0 400 400" className="meridian">
    <circle cx="200" cy="230" r="170" />
    <path d="M200 60v340M200 60c-160 60-160 280 0 340M200 60c160 60 160 280 0 340M200 60c-72 80-72 260 0 340M200 60c72 80 72 260 0 340" />
    <path d="M78 112c70 34 174 34 244 0M34 190c90 40 242 40 332 0" />
    <circle cx="200" cy="41" r="18" />
  </svg>
)
