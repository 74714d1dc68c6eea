/** The sprite of device drawings and sound lines, one file for the whole site. */
export const drawings = '/drawings.svg'
