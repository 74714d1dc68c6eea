/** How many lines a cart may have, and how many of one thing. Apart: what a browser keeps of forms needs no more of the cart. */
export const cartLimits = { lines: 30, quantity: 20 } as const
