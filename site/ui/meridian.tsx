/**
 * The mark drawn as large as a globe: the view of a head that has no poster. Drawn in the document, for a picture from a
 * style, a mask too, would be the page's largest paint, and late.
 */
export const Meridian = () => (
  <svg aria-hidden="true" viewBox="0 0 400 400" className="meridian">
    <circle cx="200" cy="230" r="170" />
    <path d="M200 60v340M200 60c-160 60-160 280 0 340M200 60c160 60 160 280 0 340M200 60c-72 80-72 260 0 340M200 60c72 80 72 260 0 340" />
    <path d="M78 112c70 34 174 34 244 0M34 190c90 40 242 40 332 0" />
    <circle cx="200" cy="41" r="18" />
  </svg>
)
