/** Figures of the network from the newest masterchain block a provider knows; null what the provider leaves out. */
export type NetworkStats = {
  seqno: number
  /** unix seconds */
  genUtime: number
  globalId: number | null
  version: number | null
  softwareVersion: number | null
  /** of the masterchain block alone */
  transactions: number | null
  /** nanoTON */
  feesCollected: string | null
  feesBurned: string | null
}
