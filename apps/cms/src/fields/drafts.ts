import type { CollectionConfig } from 'payload'

/** Payload's own autosave stays silent: it waits for a pause that never comes. `UnsavedChanges` saves, see ADR 0015. */
const never = 2 ** 31 - 1

/**
 * Drafts per language: Russian may be public while Kazakh is still being written. See ADR 0003 for what was
 * tried with this experimental switch and what surrounds it.
 */
export const drafts = (): NonNullable<CollectionConfig['versions']> => ({
  maxPerDoc: 100,
  drafts: {
    autosave: { interval: never, showSaveDraftButton: true },
    localizeStatus: true,
    validate: false,
  },
})
