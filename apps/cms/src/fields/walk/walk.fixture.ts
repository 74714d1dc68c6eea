import type { Field } from 'payload'

/** One of everything that a form is laid out with, and a list in a list. */
export const fields: Field[] = [
  { type: 'row', fields: [{ name: 'title', type: 'text', localized: true, label: 'Title' }] },
  {
    type: 'tabs',
    tabs: [
      { label: 'Facts', fields: [{ name: 'price', type: 'number' }] },
      { name: 'meta', label: 'Search', fields: [{ name: 'title', type: 'text', localized: true, label: 'In search' }] },
    ],
  },
  { type: 'collapsible', label: 'More', fields: [{ type: 'group', fields: [{ name: 'note', type: 'textarea' }] }] },
  { name: 'link', type: 'group', label: 'Link', fields: [{ name: 'href', type: 'text' }] },
  { name: 'hint', type: 'ui', admin: {} },
  { name: 'faq', type: 'array', label: 'Questions', fields: [{ name: 'answer', type: 'text', localized: true }] },
  {
    name: 'layout',
    type: 'blocks',
    localized: true,
    label: 'Content',
    blocks: [
      {
        slug: 'steps',
        labels: { singular: 'Steps', plural: 'Steps' },
        fields: [{ name: 'rows', type: 'array', fields: [{ name: 'text', type: 'text', localized: true }] }],
      },
    ],
  },
]
