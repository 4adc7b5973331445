/** The service worker shows it at any address; the router must not take it for the page of that. */
export const csr = false;
