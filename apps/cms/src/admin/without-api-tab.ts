/** Without Payload’s tab of a document’s raw data: of no use to who writes and sells, and in English alone. */
export const withoutApiTab = <T extends { admin?: { hideAPIURL?: boolean } }>(config: T): T => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
})
