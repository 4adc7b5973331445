import { z } from 'zod';
import { setting, settingsGroup } from '#platform/settings.ts';
import { parseAllowList } from './allow-list.ts';

const isAllowList = (text: string): boolean => {
  try {
    parseAllowList(text);
    return true;
  } catch {
    return false;
  }
};

export const outboundSettings = settingsGroup('Outgoing requests', {
  allow: setting({
    env: 'TSUZUKI_OUTBOUND_ALLOW',
    doc: 'Addresses in your own network to which users may let the service send data, separated by commas: hosts (`nas.lan`), hosts with a port (`nas.lan:5005`) or networks (`192.168.1.0/24`). By default nothing private is reachable.',
    schema: z
      .string()
      .default('')
      .refine(isAllowList, 'must be hosts, hosts with a port, or networks, separated by commas'),
    defaultText: 'none',
  }),
});
