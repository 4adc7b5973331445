/** The legal pages an operator may write, and what each should say. */
export const LEGAL_PAGES = [
  {
    name: 'privacy',
    title: 'Privacy',
    about: [
      'This instance sets no advertising or tracking cookies and loads nothing from other sites. Cookies keep you signed in and remember how you want pages shown: language, theme, titles, time zone.',
      'An account holds its name, address and password (as a hash), its sessions, and the lists and history you make. You can export all of it and have it erased under Settings at any time; erasure is complete after the stated delay.',
      'The server’s log has addresses of requests, status and time for finding faults.',
    ],
  },
  {
    name: 'terms',
    title: 'Terms',
    about: [
      'The catalogue is for reading; the licences of its data are listed on the page About. Programs use the API within its limits.',
      'Do not use the service to harm it or others. The operator may disable accounts that do.',
    ],
  },
  {
    name: 'imprint',
    title: 'Imprint and contact',
    about: ['This instance is run by whoever has put it at this address.'],
  },
] as const;
