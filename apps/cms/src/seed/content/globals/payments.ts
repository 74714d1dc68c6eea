/** Demo: no bank's. */
export const payLinkBanks = ['pay.bank.example'] as const
