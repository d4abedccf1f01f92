/** The two regions `announce` speaks through, empty from the start. One pair on the page, one in each dialog. */
export const LiveRegions = () => (
  <>
    <p role="alert" data-live="assertive" className="sr-only" />
    <p role="status" data-live="polite" className="sr-only" />
  </>
)
