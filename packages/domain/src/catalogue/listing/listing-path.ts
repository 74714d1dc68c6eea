import { routes } from '../../routing/routes.ts'
import { type ListingSection, listingSections } from './facets.ts'

/** Where a section's listing stands, as in Russian. */
export const listingPath = (section: ListingSection): string =>
  section === 'children' ? routes.childrensDevices.path : routes[section].path

/** The section whose listing stands at the first part of a path, `apparaty`. */
export const sectionAt = (part: string): ListingSection | undefined =>
  listingSections.find((section) => listingPath(section) === `/${part}`)
