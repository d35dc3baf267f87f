/** The pre check-in link at its extras step (decisions 1: Add extras). */
export const extrasUrl = (preCheckInUrl: string): string => `${preCheckInUrl}#extras`;
