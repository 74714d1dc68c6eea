/** Where drawings of devices and sound lines lie, a file each: a page fetches those that it shows. */
export const drawings = '/drawings'
