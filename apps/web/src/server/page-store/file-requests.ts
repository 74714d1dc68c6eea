/** Words, pictures, drawings and what an installed app is made of; a film is sent in parts, and never kept. */
const keptFile =
  /^\/(api\/messages\/[a-z]+\.json|media\/[^/]+\.(webp|avif|png|jpe?g)|og\/.+|drawings\/([a-z]+\/)?[^/]+\.svg|app\/[^/]+|brand\/icon\/[^/]+\.png|favicon\.ico|icon\.svg|apple-touch-icon\.png|manifest\.webmanifest|opensearch\.xml)$/

/** @param path without the language it begins with */
export const isKeptFile = (path: string): boolean => keptFile.test(path)
