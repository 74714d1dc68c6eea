/** Where the devices of a promotion begin on its page. */
export const devicesId = 'devices'
