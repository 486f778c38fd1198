/** Figures of the network from the provider's newest masterchain block; null if the provider omits one. */
export type NetworkStats = {
  seqno: number
  /** unix seconds */
  genUtime: number
  globalId: number | null
  version: number | null
  softwareVersion: number | null
  /** number in the masterchain block alone */
  transactions: number | null
  /** nanoTON */
  feesCollected: string | null
  feesBurned: string | null
}
