/** The one worker of all our pages: notifications, and what is shown without a network. */
export const registerWorker = () => navigator.serviceWorker.register("/service-worker.js", { scope: "/" });
