/** How long a form waits for the account service before it reports no answer. */
export const answerWithinMs = 12_000
