import { routes } from '@estu/domain/routing/routes'

/** What is chosen so far; the address of each step says all of it. */
type Choice = { brand: string; device?: string; implant?: string }

/** A step of the finder of supplies, as in Russian. */
export const fittingPath = (choice: Choice): string => `${routes.fittingSupplies.path}?${new URLSearchParams(choice)}`
