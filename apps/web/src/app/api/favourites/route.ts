import { joinFavourites } from '@/intake/join-favourites'

/** The browser's favourites join the account's; the answer is both in one list. */
export const POST = (request: Request): Promise<Response> => joinFavourites(request)
