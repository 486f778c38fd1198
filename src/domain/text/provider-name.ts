/** Names of the providers, as screens show them. `toncenter` is the node API, `toncenter v3` the index on the same host. */
export type ProviderName = 'toncenter' | 'toncenter v3' | 'tonapi'
