import { node } from '../providers/node/provider.ts'
import { accountRequest } from '../providers/requests/account.ts'
import { addressAfter, prefetch } from './prefetch.ts'

const address = addressAfter('/address/')
if (address) prefetch(node, accountRequest, address)
