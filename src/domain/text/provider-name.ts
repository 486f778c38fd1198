/** Providers' names as displayed. `toncenter` is the node API, `toncenter v3` the index on the same host. */
export type ProviderName = 'toncenter' | 'toncenter v3' | 'tonapi'
