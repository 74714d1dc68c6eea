import type { CollectionConfig, GlobalConfig } from 'payload'

const keepToldErrors = '/admin/told-errors/keep-told-errors.tsx#KeepToldErrors'

/** What a form is refused for stays on it. */
export const withToldErrors = (config: CollectionConfig): CollectionConfig => {
  const components = config.admin?.components
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), keepToldErrors]
  const edit = { ...components?.edit, beforeDocumentControls }
  return { ...config, admin: { ...config.admin, components: { ...components, edit } } }
}

/** The same on the form of a single document. */
export const withToldErrorsOnGlobal = (config: GlobalConfig): GlobalConfig => {
  const components = config.admin?.components
  const beforeDocumentControls = [...(components?.elements?.beforeDocumentControls ?? []), keepToldErrors]
  const elements = { ...components?.elements, beforeDocumentControls }
  return { ...config, admin: { ...config.admin, components: { ...components, elements } } }
}
