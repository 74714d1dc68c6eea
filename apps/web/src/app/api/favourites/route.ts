import { changeAccountFavourites } from '@/session/change-account-favourites'

/** The account's list follows what the browser added and took out; the answer is the list as it is now. */
export const POST = (request: Request): Promise<Response> => changeAccountFavourites(request)
