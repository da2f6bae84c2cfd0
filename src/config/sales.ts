/** What is told of the prices of sold pieces. */
export const salesFacts = {
  /** Of fewer pieces nothing is told: one odd price would decide what all seem to go for. */
  leastPieces: 5,
  /** Shares of the pieces that went for no more: at least half lie between the two. */
  lowQuantile: 0.25,
  highQuantile: 0.75,
} as const;
