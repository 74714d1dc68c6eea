import { filesBelow } from '../sources.ts'

/** Where the shop speaks to people: storefront, letters, admin, shared texts and demo content. */
export const spokenFiles = (): string[] =>
  [
    ...filesBelow('apps/web/messages', /\.json$/),
    ...['apps/web/src', 'apps/web/src/content', 'apps/cms/src', 'packages/domain/src', 'packages/ui/src'].flatMap(
      (folder) => filesBelow(folder, /\.tsx?$/),
    ),
    ...filesBelow('apps/cms/src/seed/content', /\.ts$/),
    ...filesBelow('apps/cms/src/setup/content', /\.ts$/),
  ].filter((file) => !file.endsWith('payload-types.ts'))
