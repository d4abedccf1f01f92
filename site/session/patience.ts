/** How long forms wait for the account service before they report a missing answer. */
export const answerWithinMs = 12_000
