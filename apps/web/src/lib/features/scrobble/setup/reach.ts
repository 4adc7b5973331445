/** Whether webhooks from elsewhere can arrive, as the server found out. */
export interface AddressCheck {
  readonly address: string;
  readonly reach:
    | 'REACHABLE'
    | 'THIS_MACHINE'
    | 'PRIVATE'
    | 'UNTESTED'
    | 'UNKNOWN_NAME'
    | 'BAD_CERTIFICATE'
    | 'TOO_SLOW'
    | 'UNREACHABLE'
    | 'REDIRECTED'
    | 'OTHER_ANSWER';
  readonly status: number | null;
}

type Reach = AddressCheck['reach'];

/** A private address is no fault where the server is in the same network. */
export const toneOfReach = (reach: Reach): 'good' | 'bad' | 'plain' => {
  if (reach === 'REACHABLE') return 'good';
  return reach === 'PRIVATE' || reach === 'UNTESTED' ? 'plain' : 'bad';
};
