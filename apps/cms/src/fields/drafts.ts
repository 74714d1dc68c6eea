import type { CollectionConfig } from 'payload'

/**
 * Drafts per language: Russian may be public while Kazakh is still being written. See ADR 0003 for what was
 * tried with this experimental switch and what surrounds it.
 */
export const drafts = (): NonNullable<CollectionConfig['versions']> => ({
  maxPerDoc: 100,
  drafts: {
    autosave: { interval: 1500, showSaveDraftButton: true },
    localizeStatus: true,
    schedulePublish: { timeIntervals: 1, timeFormat: 'HH:mm' },
    validate: false,
  },
})
