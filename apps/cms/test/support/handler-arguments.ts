/**
 * What Payload's server functions are asked with. Their types also want what the admin's page hands along for others to
 * use (components, cookies, permissions); these handlers never read it.
 */
export const handlerArguments = (asked: object) => asked as never
