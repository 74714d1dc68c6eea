/** More branches, services or people than one clinic has: what is chosen from is shown whole, and never without end. */
export const maxRecords = 500
