/** Where the branches of a service begin on its page. */
export const whereId = 'where'
