/** How long a visitor waits for the account service before reading that it does not answer. */
export const answerWithinMs = 12_000
