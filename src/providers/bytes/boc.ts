const reader = () => import('./read-boc.ts')
type Reader = Awaited<ReturnType<typeof reader>>

/** Starts to load the module that reads bytes while a call is running. A failure is thrown when the bytes are read. */
export function prepareReader(): void {
  reader().catch(() => {})
}

export const readTransactions = async (...claims: Parameters<Reader['readTransactions']>) =>
  (await reader()).readTransactions(...claims)

/** The hash of the root of a bag of cells; null for bytes that are missing or malformed. */
export const hashOfBoc = async (boc: Uint8Array | undefined) => (boc?.length ? (await reader()).hashOfBoc(boc) : null)

/** True if a transaction has the hash, or received a message with it, plain or normalised (TEP-467). */
export const isNamedBy = async (...transaction: Parameters<Reader['isNamedBy']>) =>
  (await reader()).isNamedBy(...transaction)

/** Hashes of an account's code and data; null if absent or unreadable. */
export function hashesOfBocs(code: Uint8Array | undefined, data: Uint8Array | undefined) {
  const hashes = Promise.all([hashOfBoc(code), hashOfBoc(data)]).then(([codeHash, dataHash]) => ({
    codeHash,
    dataHash,
  }))
  // Prevents an unhandled rejection: the failure reaches callers that await the hashes; others never look at them.
  hashes.catch(() => {})
  return hashes
}
